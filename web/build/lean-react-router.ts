import type { Plugin } from 'vite';

const REACT_ROUTER = /\/react-router\/dist\/production\/[\w-]+\.mjs$/;
/** A name for developers' tools: an effect of the module, which keeps an unused component alive. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^(var \w+ = )(React\w*\.forwardRef\()/gm;
/** Calls that only tell developers something. */
const WARNING = /^(\s+)(warning(?:Once)?\()/gm;

/**
 * Lets the bundler leave out of React Router what this site does not use: components and the words
 * of warnings, 3 kB gzip of every first load.
 */
export function leanReactRouter(): Plugin {
  return {
    name: 'lean-react-router',
    apply: 'build',
    transform: {
      filter: { id: REACT_ROUTER },
      handler: (code) => ({
        code: code
          .replace(DISPLAY_NAME, '')
          .replace(COMPONENT, '$1/* @__PURE__ */ $2')
          .replace(WARNING, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
