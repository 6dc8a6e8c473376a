import { project, type Camera } from './camera.js';
import { conesInView, type Tube } from './tube.js';

/**
 * Thickness of contrast medium in mm along the ray through each pixel: the widest chord within one
 * vessel, added up over vessels that cross.
 * @param shareOf how far the blood where a vessel has this value is replaced by contrast medium
 */
export function contrastThickness(
  tubes: readonly Tube[],
  camera: Camera,
  width: number,
  height: number,
  shareOf: (value: number) => number = () => 1,
): Float32Array {
  const total = new Float32Array(width * height);
  const own = new Float32Array(width * height);
  const owner = new Int32Array(width * height).fill(-1);
  for (const cone of conesInView(tubes, camera)) {
    const start = { x: cone.ax, y: cone.ay, z: cone.az };
    const end = { x: cone.ax + cone.dx, y: cone.ay + cone.dy, z: cone.az + cone.dz };
    const share = shareOf(cone.value + cone.valueStep / 2);
    if (share <= 0) continue;
    const [a, b] = [project(camera, start), project(camera, end)];
    const perMillimetre = camera.focal / cone.az;
    const reach = Math.max(cone.radius, cone.radius + cone.radiusStep) * perMillimetre;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const inverse = 1 / Math.max(dx * dx + dy * dy, 1e-9);
    const right = Math.min(width - 1, Math.max(a.x, b.x) + reach);
    const bottom = Math.min(height - 1, Math.max(a.y, b.y) + reach);
    for (let y = Math.max(0, Math.ceil(Math.min(a.y, b.y) - reach)); y <= bottom; y++) {
      for (let x = Math.max(0, Math.ceil(Math.min(a.x, b.x) - reach)); x <= right; x++) {
        const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) * inverse));
        const radius = cone.radius + cone.radiusStep * t;
        const [offX, offY] = [x - a.x - dx * t, y - a.y - dy * t];
        const away = Math.sqrt(offX * offX + offY * offY) / perMillimetre;
        if (away >= radius) continue;
        const chord = share * 2 * Math.sqrt(radius * radius - away * away);
        const at = y * width + x;
        if (owner[at] !== cone.tube) {
          owner[at] = cone.tube;
          own[at] = 0;
        }
        const before = own[at] ?? 0;
        if (chord <= before) continue;
        own[at] = chord;
        total[at] = (total[at] ?? 0) + chord - before;
      }
    }
  }
  return total;
}
