// The text of a self-contained script, for a worker: compiled by mf-config (`script-text.ts`).
declare module '*?script' {
  const text: string;
  export default text;
}
