type FragmentSource = () => string;

let source: FragmentSource | null = null;

/**
 * Lets a page pass on what was typed when the visitor changes to the other edition, which lives on
 * another origin. Returns the function that ends it.
 */
export function offerHandover(offered: FragmentSource): () => void {
  source = offered;
  return () => {
    if (source === offered) source = null;
  };
}

/** Fragment to append to the other edition's address, with its `#`; empty if there is nothing. */
export function handoverFragment(): string {
  return source?.() ?? '';
}
