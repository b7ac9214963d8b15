import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { end, until } from '../../helpers/processes.ts';

/** A virtual screen and sound card, and the variables with which programs find them. */
export async function startDesktop(programs: { readonly screen: string; readonly sound: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'desktop-'));
  await chmod(folder, 0o700);
  const socket = join(folder, 'pulse.sock');
  const named = { ...env, XDG_RUNTIME_DIR: folder, PULSE_SERVER: `unix:${socket}` };
  const card = `module-native-protocol-unix socket=${socket} auth-anonymous=1`;
  const sound = spawn(programs.sound, ['-n', '--exit-idle-time=-1', '--load=module-null-sink', `--load=${card}`], {
    env: named,
    stdio: 'ignore',
  });
  // The screen uses the first free number, and reports it.
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1600x1300x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  await until(`${socket} there`, () => existsSync(socket));
  return {
    environment: { ...named, DISPLAY: `:${String(number).trim()}` },
    close: async (): Promise<void> => {
      await Promise.all([end(screen), end(sound)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
