import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  readonly of: IconNode;
  readonly className?: string | undefined;
}

/** A line icon in the colour of the text beside it, which says what it means. */
export function Icon({ of, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
    </svg>
  );
}
