/**
 * One entry of the health report: the finding, then alternately what to do and what to write for it, which may have
 * several lines.
 */
export type HealthText = readonly [what: string, ...steps: (string | undefined)[]];

/** The tokens a sandboxed frame needs. docs/embedding.md, "In a frame", explains each one. */
const sandboxTokens = [
  'allow-scripts',
  'allow-same-origin',
  'allow-top-navigation-by-user-activation',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
] as const;

const inFrame = ['The frame’s sandbox attribute needs at least:', sandboxTokens.join(' ')] as const;

/**
 * The texts of the health report, in English only: it is for people who embed the form, not for buyers. No punctuation
 * follows an address at the end of a sentence, because it would be copied along.
 */
export const healthText = {
  heading: 'Health report',
  states: { problem: 'Problem', warning: 'Warning', ok: 'Fine' },
  looking: 'Checking this page…',
  found: (problems: number, warnings: number) =>
    problems + warnings === 0
      ? 'No problems found on this page.'
      : `${problems} ${problems === 1 ? 'problem' : 'problems'} and ${warnings} ${warnings === 1 ? 'warning' : 'warnings'} found on this page.`,
  again: 'Check again',
  close: 'Close',
};

type Words = (...values: string[]) => HealthText;

/** The text of each problem by its code; it gets the values. So do those below. */
export const problems = {
  unclosed: (tag) => [
    'The form’s tag is not closed, so what follows it on the page became its fallback content, which is hidden.',
    'HTML ignores a slash at the end of this tag. Write:',
    tag,
  ],
  ignored: (name, value, allowed) => [
    `${name}="${value}" is not valid.`,
    `The default is used instead. ${allowed ? 'Allowed values:' : 'Correct the attribute, or leave it out.'}`,
    allowed || undefined,
  ],
  misspeltWord: (name, word, meant) => [`${name} contains “${word}”, which has no effect. Did you mean ${meant}?`],
  unknownWord: (name, word, known) => [`${name} contains “${word}”, which has no effect.`, 'Available words:', known],
  reference: (name, length) => [
    `The ${name} won’t be sent with orders.`,
    `It can have up to 200 printable ASCII characters. This one has ${length} characters.`,
  ],
  shopPath: (name, value, url) => [
    `${name}="${value}" is not a web address, so Login would open ${url} on this site.`,
    'Start it with https:// or, for a page on this site, with a slash.',
  ],
  policy: (changed, added, policy) => [
    policy
      ? `One of the page’s content security policies, “${policy}”, blocks something the form needs.`
      : 'The page’s content security policy blocks something the form needs.',
    ...(changed ? [changed.includes('\n') ? 'Change these directives to:' : 'Change this directive to:', changed] : []),
    ...(added ? ['Add to the policy:', added] : []),
  ],
  refused: (url, attribute) => [
    `The server at ${url} answers with an error.`,
    `Check ${attribute}. If it is right, the problem is on the shop’s side.`,
  ],
  foreign: (url, attribute) => [`The server at ${url} is not a shop API.`, `Correct ${attribute}, or leave it out.`],
  mistyped: (url, attribute, meant) => [
    `${url} is not the address of a shop API.`,
    `Correct ${attribute}, or leave it out. There is a shop API at:`,
    `${attribute}="${meant}"`,
  ],
  cors: (url, attribute) => [
    `CORS keeps this page from reading answers from ${url}`,
    `Check ${attribute}. If it is right, the shop’s API has to send:`,
    'access-control-allow-origin: *',
  ],
  mixed: (url, attribute) => [
    `The shop’s address ${url} is on http:, which a page on https: can’t call.`,
    `Set ${attribute} to an https: address.`,
  ],
  unreachable: (url, attribute) => [
    `The shop’s address ${url} can’t be reached.`,
    `Check ${attribute}, the page’s policy, and whether an extension or a firewall blocks the shop.`,
  ],
  shopRefused: (url) => [
    `The shop’s address ${url} can’t be reached.`,
    'The page’s content security policy blocks it; see below.',
  ],
  unknown: (code) => [`The shop doesn’t recognize the referral code ${code}.`, 'Check the spelling, or ask the shop.'],
  noTestMode: (attribute) => [
    'The shop has no test mode, so nothing can be ordered on this page.',
    `Remove ${attribute}, or ask the shop for another way to test.`,
  ],
  invalid: (code) => [
    `The discount code ${code} is not valid, so orders start without a discount. Buyers don’t see a message.`,
    'Check the spelling, or ask the shop.',
  ],
  unknownVoice: (id, url) => [
    `The shop has no voice with the id ${id}, so orders start without a voice.`,
    'The ids are in the shop’s list of voices:',
    url,
  ],
  unofferedVoice: (id, code) => [
    `The voice ${id} is not offered with the referral code ${code}, so orders start without a voice.`,
    'Use one that the form shows, or ask the shop to add it.',
  ],
  missingTexts: (tag, url) => [
    `The ${tag} texts (${url}) could not be loaded. English is used instead.`,
    'The shop has to serve this file, from the same build as the script, with:',
    'access-control-allow-origin: *',
  ],
  sandboxed: () => ['The frame’s sandbox blocks checkout or saving.', ...inFrame],
} satisfies Record<string, Words>;

export const warnings = {
  scripts: (version, url, others) => [
    `The script is on this page more than once. The copy from ${url || 'this page'} runs, in version ${version}.`,
    'One script tag serves any number of forms. Found:',
    others,
  ],
  misspelt: (name, meant) => [`The form has no attribute ${name}. Did you mean ${meant}?`],
  badStyle: (name, value, example) => [
    `The style ${name}: ${value} is not valid.`,
    'Write it like this:',
    `${name}: ${example}`,
  ],
  refusedStyle: (style) => [
    'The page’s content security policy blocks the style attribute, so none of it applies.',
    'Remove it, and add this to one of the page’s style sheets:',
    `voice-order-form { ${style} }`,
  ],
  misspeltStyle: (name, meant) => [`The form has no style ${name}. Did you mean ${meant}?`],
  unknownStyle: (name, known) => [`The form has no style ${name}.`, 'Available styles:', known],
  covered: (name, edge, height) => [
    `A fixed part of the page, ${name}, covers ${height} at the ${edge} of the window.`,
    'The form keeps clear of it. For the browser’s own scrolling, add to your style sheet:',
    `html { scroll-padding-${edge}: ${height} }`,
  ],
  noReferral: (attribute) => [
    'There is no referral code, so orders from this page won’t be credited to you.',
    'Add:',
    `${attribute}="your-code"`,
  ],
  testMode: (attribute) => [
    'Test mode is on: orders are tests, and nobody is charged.',
    `Remove ${attribute} before your buyers order.`,
  ],
  noLanguage: (tag, attribute) => [
    `There is no ${tag} translation. English is used instead.`,
    'Set another:',
    `${attribute}="en"`,
  ],
  noTextsBeside: (tag, language) => [
    `English is used instead of ${tag}: a bundled or renamed script has no language files beside it.`,
    'Add to the bundle:',
    `import 'voice-order-form/${language}';`,
  ],
  missingDesk: (url) => [
    `The script desk (${url}) could not be loaded. The form works without it.`,
    'The shop has to serve this file, from the same build as the script, with:',
    'access-control-allow-origin: *',
  ],
  noDeskBeside: () => [
    'The script desk is missing: a bundled or renamed script doesn’t have its file beside it. The form works without it.',
    'Add to the bundle:',
    `import 'voice-order-form/desk';`,
  ],
  framed: () => ['The page is in a frame, and checkout has to break out of it.', ...inFrame],
  blocked: () => [
    'This browser blocks storage, so orders are lost when the page is closed.',
    'The browser’s settings or a frame’s sandbox cause this. You don’t need to change anything in your page.',
  ],
  full: () => [
    'This site’s storage is full, so orders are lost when the page is closed.',
    'Remove what other scripts on your site have stored.',
  ],
  insecure: () => [
    'The page is served over plain http: anyone on the network can read what buyers enter.',
    'Serve it over https.',
  ],
} satisfies Record<string, Words>;

export const fine = {
  script: (version, url) => [`Form version ${version}, loaded from ${url || 'this page'}`],
  policyKept: () => ['The page’s content security policy allows everything the form needs.'],
  reached: (url) => [`Shop reached at ${url}`],
  service: (service) => [`The service is ${service}.`],
  language: (tag) => [`The language is ${tag}.`],
  known: (code) => [`The shop recognizes the referral code ${code}.`],
  holds: (code) => [`The discount code ${code} is valid.`],
  noFrame: () => ['The page is not in a frame.'],
  saved: () => ['Orders are saved in this browser.'],
  secure: () => ['The page is served over https.'],
  local: () => ['The page comes from this computer, which browsers trust like https. Publish it over https.'],
} satisfies Record<string, Words>;
