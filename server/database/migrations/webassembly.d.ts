/** The part of WebAssembly that this folder uses; Node's types leave it to the browser's. */
declare namespace WebAssembly {
  type Exports = Record<string, unknown>;
  type ModuleImports = Record<string, unknown>;
  interface Instance {
    readonly exports: Exports;
  }
  function instantiate(
    bytes: Uint8Array,
    imports: Record<string, ModuleImports>,
  ): Promise<{ instance: Instance }>;
}
