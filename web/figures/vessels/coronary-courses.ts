/** A point of a course: angle about the heart's long axis in degrees, height in mm. */
type Place = readonly [degrees: number, height: number];

export interface CoronaryCourse {
  readonly name: CoronaryName;
  /** The vessel that it leaves, near its first place; absent for the two stems. */
  readonly from?: CoronaryName;
  readonly places: readonly Place[];
}

export type CoronaryName =
  'LM' | 'LAD' | 'D1' | 'D2' | 'LCX' | 'OM1' | 'OM2' | 'RCA' | 'conus' | 'RV' | 'PDA' | 'PL';

// prettier-ignore
export const LEFT_COURSES: readonly CoronaryCourse[] = [
  { name: 'LM', places: [[3, 37], [14, 34], [28, 29]] },
  { name: 'LAD', from: 'LM', places: [[28, 29], [25, 21], [20, 11], [17, 0], [17, -13], [19, -26], [21, -38], [27, -48], [50, -56]] },
  { name: 'D1', from: 'LAD', places: [[21, 13], [31, 6], [43, -4], [52, -16], [57, -29], [58, -40]] },
  { name: 'D2', from: 'LAD', places: [[17, -8], [26, -17], [36, -27], [41, -38], [43, -47]] },
  { name: 'LCX', from: 'LM', places: [[28, 29], [46, 27], [66, 25], [90, 23], [116, 21], [140, 19]] },
  { name: 'OM1', from: 'LCX', places: [[58, 26], [66, 15], [75, 1], [80, -14], [81, -28], [77, -40]] },
  { name: 'OM2', from: 'LCX', places: [[104, 22], [109, 9], [112, -7], [111, -23], [106, -36]] },
];

// prettier-ignore
export const RIGHT_COURSES: readonly CoronaryCourse[] = [
  { name: 'RCA', places: [[-12, 36], [-26, 34], [-46, 29], [-64, 22], [-84, 14], [-104, 9], [-130, 8], [-155, 11], [-178, 15]] },
  { name: 'conus', from: 'RCA', places: [[-22, 34], [-14, 27], [-8, 18], [-4, 9], [0, 1]] },
  { name: 'RV', from: 'RCA', places: [[-74, 18], [-62, 8], [-50, -3], [-38, -13], [-26, -24], [-14, -34]] },
  { name: 'PDA', from: 'RCA', places: [[-178, 15], [-179, 3], [-180, -12], [-182, -28], [-186, -42]] },
  { name: 'PL', from: 'RCA', places: [[-165, 13], [-196, 12], [-208, 2], [-214, -12], [-216, -26]] },
];
