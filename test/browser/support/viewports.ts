/** Above 1200 px: the wide layout. */
export const DESKTOP = { width: 1280, height: 800 } as const;
export const PHONE = { width: 390, height: 844 } as const;
/** The narrowest that WCAG 1.4.10 asks for. */
export const NARROWEST = { width: 320, height: 640 } as const;
/** The outer screen of a folding phone. */
export const FOLDED = { width: 280, height: 653 } as const;
