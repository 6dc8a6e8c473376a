import { cross, dot, normalise, subtract, vector, type Vector } from '../geometry/vector.js';

/** A pinhole camera. In its own space x runs right, y up and z away from the viewer. */
export interface Camera {
  /** Pixels per unit of x/z. */
  readonly focal: number;
  readonly centreX: number;
  readonly centreY: number;
  toView(point: Vector): Vector;
  directionToView(direction: Vector): Vector;
}

export interface CameraSettings {
  readonly eye: Vector;
  readonly target: Vector;
  readonly up?: Vector;
  /** Height at the target that fills the picture. */
  readonly heightAtTarget: number;
  /** Where in the picture the target lies, as shares of width and height from the upper left. */
  readonly targetAt?: readonly [number, number];
}

export function placeCamera(settings: CameraSettings, width: number, height: number): Camera {
  const { eye, target, up = vector(0, 1, 0), heightAtTarget, targetAt = [0.5, 0.5] } = settings;
  const toTarget = subtract(target, eye);
  const forward = normalise(toTarget);
  const right = normalise(cross(forward, up));
  const upward = cross(right, forward);
  const directionToView = (v: Vector): Vector => ({
    x: dot(v, right),
    y: dot(v, upward),
    z: dot(v, forward),
  });
  return {
    focal: (height / heightAtTarget) * dot(toTarget, forward),
    centreX: targetAt[0] * width,
    centreY: targetAt[1] * height,
    directionToView,
    toView: (point) => directionToView(subtract(point, eye)),
  };
}

/** Place of a point in view space on the picture. */
export function project(camera: Camera, { x, y, z }: Vector): { x: number; y: number } {
  return {
    x: camera.centreX + (camera.focal * x) / z,
    y: camera.centreY - (camera.focal * y) / z,
  };
}
