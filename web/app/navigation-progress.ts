import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';

/** As long as the transitions of its stylesheet. */
const SPEED_MS = 500;
const TRICKLE_MS = 200;
const MINIMUM = 0.3;
/** It never seems to have arrived before it has. */
const TRICKLE_END = 0.994;

/** The further the bar has come, the smaller its steps. */
export function trickled(progress: number): number {
  const step = progress < 0.5 ? 0.04 : progress < 0.8 ? 0.02 : 0.005;
  return Math.min(progress + step, TRICKLE_END);
}

function show(bar: HTMLElement, progress: number): void {
  bar.style.transform = `translate3d(${(progress - 1) * 100}%, 0, 0)`;
}

let removeLast = (): void => undefined;

/** Shows the bar. The function that it returns lets it run to its end and fade. */
export function startProgress(): () => void {
  removeLast();
  const bar = document.createElement('div');
  bar.className = 'progress-bar';
  document.body.append(bar);
  // Laid out at zero first, so that it moves from there.
  bar.getBoundingClientRect();
  let progress = MINIMUM;
  show(bar, progress);
  const trickle = setInterval(() => {
    progress = trickled(progress);
    show(bar, progress);
  }, TRICKLE_MS);
  let fading: ReturnType<typeof setTimeout> | undefined;
  const remove = (): void => {
    clearInterval(trickle);
    clearTimeout(fading);
    bar.remove();
  };
  removeLast = remove;
  return () => {
    clearInterval(trickle);
    show(bar, 1);
    fading = setTimeout(() => {
      bar.style.opacity = '0';
      fading = setTimeout(remove, SPEED_MS);
    }, SPEED_MS);
  };
}

/** Runs the bar while the router loads a page. */
export function NavigationProgress(): null {
  const isLoading = useNavigation().state === 'loading';
  useEffect(() => (isLoading ? startProgress() : undefined), [isLoading]);
  return null;
}
