import type { Config } from 'vike/types';

// The router in the browser is React Router; vike renders one page that matches every address.
export default {
  route: '*',
  passToClient: [],
  clientRouting: false,
} satisfies Config;
