/** A costly result that several figures, or one figure's parts, share within a process. */
export function memoise<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
