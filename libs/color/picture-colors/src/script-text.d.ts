declare module '*?script' {
  const text: string;
  export default text;
}
declare module '*?text' {
  const text: string;
  export default text;
}
