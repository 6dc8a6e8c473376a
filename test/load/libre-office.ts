import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LIMIT_MS = 10 * 60_000;
/** Commas, double quotes, UTF-8, from the first line; cells as they are shown, all of them quoted. */
const AS_SHOWN = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false';
const CSV_IN = 'CSV:44,34,76,1';

/** Opens a file as a person would and saves it in another form, in a folder beside it. */
export function converted(file: string, format: 'csv' | 'fods'): string {
  const folder = mkdtempSync(join(dirname(file), 'office-'));
  const { status, stderr, error } = spawnSync(
    'soffice',
    [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      ...(file.endsWith('.csv') ? [`--infilter=${CSV_IN}`] : []),
      '--convert-to',
      format === 'csv' ? AS_SHOWN : format,
      '--outdir',
      join(folder, 'out'),
      file,
    ],
    { timeout: LIMIT_MS },
  );
  if (error)
    throw new Error(`LibreOffice is needed (apt-get install libreoffice-calc): ${error.message}`);
  rmSync(join(folder, 'profile'), { recursive: true, force: true });
  const [made] = readdirSync(join(folder, 'out'));
  if (status !== 0 || !made) throw new Error(`LibreOffice failed: ${stderr.toString()}`);
  return join(folder, 'out', made);
}
