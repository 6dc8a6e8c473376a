/** Rooms of the server that a room may use, beside itself and the web's contract and contents. */
const SERVER = {
  config: [],
  database: ['config'],
  operations: ['config', 'database'],
  submissions: ['config', 'database'],
  counters: ['config', 'database', 'operations'],
  http: ['config', 'database', 'operations'],
  pages: ['config', 'http', 'operations'],
  seo: ['config', 'http', 'operations', 'pages'],
  site: ['config', 'http', 'operations', 'pages', 'seo'],
  notifications: ['config', 'counters', 'database', 'operations', 'submissions'],
  'official-web': [
    'config',
    'counters',
    'database',
    'http',
    'notifications',
    'operations',
    'submissions',
  ],
  staff: ['config', 'database', 'notifications', 'operations', 'submissions'],
};

/** Rooms of the web that a room may use, beside itself. `app`, `renderer` and `build` are above all. */
const WEB = {
  contract: [],
  content: ['contract', 'figures'],
  figures: ['contract', 'content'],
  site: ['contract', 'content', 'figures'],
  ui: ['contract', 'content', 'figures', 'site'],
  products: ['contract', 'content', 'figures', 'site', 'ui', 'features/product'],
  documents: ['contract', 'content'],
};

const directions = (side, rooms) =>
  Object.entries(rooms).map(([room, uses]) => ({
    name: `${side}/${room}`,
    severity: 'error',
    from: { path: `^${side}/${room}/`, pathNot: '\\.spec\\.tsx?$' },
    to: {
      path: `^${side}/`,
      pathNot: [room, ...uses].map((name) => `^${side}/${name}/`),
    },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'server-knows-no-components',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/(?:ui|site|renderer)/|^web/.*\\.(?:tsx|css)$' },
    },
    {
      name: 'products-stand-alone',
      severity: 'error',
      from: { path: '^web/products/([^/]+)/' },
      to: { path: '^web/products/[^/]+/', pathNot: '^web/products/$1/' },
    },
    ...directions('server', SERVER),
    ...directions('web', WEB),
  ],
  options: {
    doNotFollow: { path: 'node_modules|server/database/generated' },
    exclude: { path: 'node_modules|server/database/generated|virtual:' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json', '.css'] },
    parser: 'tsc',
  },
};
