import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Takes frames of a page with fixed durations, however slow the machine is. */
export interface Camera {
  /** Adds the page's current state for so many milliseconds. */
  readonly show: (milliseconds: number) => Promise<void>;
  /** Writes all frames as an animated WebP. Needs ffmpeg with libwebp, as in Debian. */
  readonly write: (file: string) => Promise<void>;
}

export async function openCamera(page: Page): Promise<Camera> {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  const frames: string[] = [];
  const pathOf = (index: number): string => join(folder, `${index}.png`);
  return {
    show: async (milliseconds) => {
      const path = pathOf(frames.length);
      await page.screenshot({ path, animations: 'disabled' });
      frames.push(`file '${path}'\nduration ${milliseconds / 1000}`);
    },
    write: async (file) => {
      const list = join(folder, 'frames.txt');
      // The list's last frame has no duration of its own.
      await writeFile(list, [...frames, `file '${pathOf(frames.length - 1)}'`].join('\n'));
      const from = ['-f', 'concat', '-safe', '0', '-i', list, '-fps_mode', 'vfr'];
      const webp = ['-c:v', 'libwebp_anim', '-quality', '72', '-compression_level', '6', '-loop', '0'];
      execFileSync('ffmpeg', ['-y', '-v', 'error', ...from, ...webp, file], { stdio: 'inherit' });
      await rm(folder, { recursive: true });
    },
  };
}
