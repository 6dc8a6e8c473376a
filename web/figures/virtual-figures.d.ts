/* eslint-disable @typescript-eslint/consistent-type-imports -- An import statement would make this file a module that declares nothing. */
declare module 'virtual:figures' {
  export const figures: Readonly<
    Record<import('./figure-ids.js').BuiltFigureId, import('./site-figure.js').SiteFigure>
  >;
  export const diagrams: Readonly<
    Record<import('./diagram-ids.js').DiagramId, import('./site-figure.js').SiteDiagram>
  >;
}
