/** The two layouts of the site. */
export type Device = 'pc' | 'm';

const DESKTOP_ABOVE_PX = 1200;

/** Device of a viewport. */
export function deviceOf(viewportWidth: number): Device {
  return viewportWidth > DESKTOP_ABOVE_PX ? 'pc' : 'm';
}
