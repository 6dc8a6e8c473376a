/** Styles of the page. They come as a file: the site's policy knows no others. */
export const PAGE_STYLES = `:root { color-scheme: light; }
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  padding: 1rem;
  max-width: 75rem;
  font: 1rem/1.5 system-ui, sans-serif;
  color: #1a2230;
  background: #fff;
  overflow-wrap: anywhere;
}
a { color: #0b4fa8; }
a, summary { display: inline-block; min-height: 1.5rem; }
:focus-visible { outline: 3px solid #0b4fa8; outline-offset: 2px; }
h2 { margin-top: 3rem; padding-top: 1rem; border-top: 2px solid #d0d7e2; }
section[aria-labelledby="conventions"] h2 { margin-top: 1rem; }
nav ul { padding-left: 1.25rem; }
nav li { margin: 0.25rem 0; }
code { font: 0.9em ui-monospace, monospace; background: #f1f4f8; padding: 0 0.2em; }
.call code { font-weight: bold; }
.skip { position: absolute; left: -100rem; background: #fff; }
.skip:focus { left: 1rem; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; min-width: 40rem; overflow-wrap: normal; }
caption { text-align: left; font-weight: bold; padding: 0.25rem 0; }
th, td { border: 1px solid #aab4c3; padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; }
thead th { background: #e8edf4; }
td code { overflow-wrap: anywhere; }
dl { margin: 0; }
dd { margin: 0 0 0.5rem; }
pre { overflow-x: auto; padding: 0.75rem; background: #f1f4f8; border: 1px solid #aab4c3; }
pre code { padding: 0; }
`;
