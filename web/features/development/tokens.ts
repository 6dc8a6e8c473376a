/** Tokens by kind, as `web/ui/styles/tokens.css` names them. */
export const COLOURS = [
  'ink',
  'ink-soft',
  'ink-muted',
  'paper',
  'mist',
  'line',
  'line-strong',
  'stage',
  'stage-raised',
  'on-stage',
  'on-stage-soft',
  'brain',
  'brain-soft',
  'brain-line',
  'brain-bright',
  'heart',
  'heart-soft',
  'heart-line',
  'heart-bright',
  'error',
  'warning',
  'warning-soft',
  'success',
  'success-soft',
  'focus',
] as const;

export const TEXT_SIZES = [
  'text-small',
  'text-minor',
  'text-body',
  'text-lead',
  'text-h3',
  'text-h2',
  'text-h1',
  'text-display',
] as const;

export const SPACES = [
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-7',
  'space-8',
  'space-section',
] as const;

export const RADII = ['radius-small', 'radius', 'radius-large'] as const;
export const SHADOWS = ['shadow-low', 'shadow'] as const;
export const MOTIONS = ['quick', 'calm'] as const;
