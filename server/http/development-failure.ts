/** Stands for a page that cannot be rendered, and gives way to it once its source is mended. */
export function developmentFailure(trace: string): string {
  const escaped = trace.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<title>500</title>
<script type="module" src="/web/build/development-client.ts"></script>
<pre>${escaped}</pre>`;
}
