import { type ChildProcess, spawn } from 'node:child_process';

export interface ScriptResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a built script as a process of its own, while tests go on. */
export function runScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ScriptResult> {
  return startScript(script, args, environment).result;
}

interface StartedScript {
  readonly child: ChildProcess;
  readonly result: Promise<ScriptResult>;
}

/** The same for a test that ends it, or that says where its output goes. */
export function startScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  output: 'pipe' | number = 'pipe',
): StartedScript {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', output, 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const result = new Promise<ScriptResult>((done) =>
    child.once('close', (code) => done({ code, stdout, stderr })),
  );
  return { child, result };
}
