// The text of a script that stands alone, for a worker: compiled by mf-config (`script-text.ts`).
declare module '*?script' {
  const text: string;
  export default text;
}
