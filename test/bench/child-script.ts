import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';
import { NODE_FLAGS, NODE_VARIABLES } from '../support/node-flags.js';
import { nodeOn, type Role } from './cores.js';

/** A script of this folder in a process of its own; it is told what to do, and reports back. */
export class ChildScript<Input, Report> {
  private constructor(private readonly child: ChildProcess) {}

  static start<Input, Report>(script: string, role: Role): ChildScript<Input, Report> {
    return ChildScript.run(role, ['--import', 'tsx', fileOf(script)]);
  }

  /**
   * The same without a loader, which every `import()` of the child's modules would have to ask, in
   * a thread of its own. The script imports no other of these folders.
   */
  static startWithoutLoader<Input, Report>(script: string, role: Role): ChildScript<Input, Report> {
    const { code } = transformFileSync(fileOf(script), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'es6' },
    });
    return ChildScript.run(role, ['--input-type=module', '--eval', code]);
  }

  private static run<Input, Report>(
    role: Role,
    what: readonly string[],
  ): ChildScript<Input, Report> {
    const [command, ...args] = nodeOn(role);
    // What stands for a server runs as the server does.
    const flags = role === 'server' ? NODE_FLAGS : [];
    const child = spawn(command, [...args, ...flags, ...what], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...NODE_VARIABLES },
    });
    return new ChildScript(child);
  }

  get pid(): number {
    return this.child.pid!;
  }

  async ask(input: Input): Promise<Report> {
    this.child.send(input as object);
    const [report] = (await once(this.child, 'message')) as [Report];
    return report;
  }

  async end(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill();
    await exit;
  }
}

function fileOf(script: string): string {
  return fileURLToPath(new URL(script, import.meta.url));
}

/** The other side: answers every message of the parent. */
export function answerParent<Input, Report>(work: (input: Input) => Promise<Report>): void {
  process.on('message', (input: Input) => {
    void work(input).then((report) => process.send?.(report as object));
  });
}
