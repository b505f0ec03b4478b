declare module 'icon:*' {
  const body: string;
  export default body;
}
