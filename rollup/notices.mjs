import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import license from 'rollup-plugin-license';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const noticesFile = 'voice-order-form-licenses.txt';

/** The first line of each built script. */
export const preamble = `/*! voice-order-form ${version}; licenses of its libraries: ${noticesFile} */`;

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The text of a library's license. Some packages only name the license. Throws if there is none that we know. */
function textOf({ name, author, license: id, licenseText }) {
  if (licenseText) return licenseText.trim();
  if (id === 'MIT') return `Copyright (c) ${author?.name ?? `the authors of ${name}`}\n\n${mit}`;
  throw new Error(`notices: ${name} has no license`);
}

const noticeOf = (library) => `${library.name} ${library.version} (${library.license})\n\n${textOf(library)}\n`;

/** Writes the licenses of all bundled libraries to a file in dist. A plugin of the build. */
export const notices = (file = noticesFile) =>
  license({
    thirdParty: {
      multipleVersions: true,
      output: {
        file: fileURLToPath(new URL(`../dist/${file}`, import.meta.url)),
        template: (libraries) =>
          libraries
            .toSorted((one, other) => one.name.localeCompare(other.name))
            .map(noticeOf)
            .join(`\n${'-'.repeat(80)}\n\n`),
      },
    },
  });
