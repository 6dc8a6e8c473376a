/** Linear-light sRGB, each part 1 at display white; a scene may exceed it. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/**
 * OKLab to linear sRGB: B. Ottosson's perceptual space, in which equal steps look equal.
 * @param lightness 0 to 1
 * @param a green to red
 * @param b blue to yellow
 */
export function fromOklab(lightness: number, a: number, b: number): Colour {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    g: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    b: -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  };
}

/** @param hue degrees */
export function fromOklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180;
  return fromOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}

/** The most saturated displayable colour of this lightness and hue up to the chroma wanted. */
export function displayableOklch(lightness: number, chroma: number, hue: number): Colour {
  for (let share = 1; share > 0; share -= 0.04) {
    const colour = fromOklch(lightness, chroma * share, hue);
    const parts = [colour.r, colour.g, colour.b];
    if (parts.every((part) => part >= 0 && part <= 1)) return colour;
  }
  return fromOklch(lightness, 0, hue);
}
