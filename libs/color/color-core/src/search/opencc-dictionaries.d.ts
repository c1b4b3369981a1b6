declare module 'opencc-js/dict/*' {
  const pairs: string;
  export default pairs;
}
