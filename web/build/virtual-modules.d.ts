declare module 'virtual:qr/*' {
  /** Address and size in CSS px. */
  const image: { readonly src: string; readonly width: number; readonly height: number };
  export default image;
}
