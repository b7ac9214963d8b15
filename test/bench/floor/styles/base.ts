/** Colours, type and controls. */
export const base = `
:host { display: block }
.root {
  all: initial; display: block; position: relative; color-scheme: inherit;
  --accent: light-dark(#4b41d8, #a39dff); --on-accent: light-dark(#fff, #16161d); --soft: light-dark(#f0effc, #26263a);
  --surface: light-dark(#fff, #191b23); --raised: light-dark(#f6f6f8, #22242d); --line: light-dark(#dcdce2, #3a3c48);
  --line-strong: light-dark(#80818a, #8f909c); --text: light-dark(#1b1c26, #eceef5); --muted: light-dark(#5c5d66, #b4b6c2);
  --warning: light-dark(#825200, #ffc76b);
  font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  color: var(--text); background: light-dark(#f4f5f8, #0f1016); border-radius: 20px;
}
*, ::before, ::after { box-sizing: border-box; min-width: 0 }
h2, h3, p, ul, ol, fieldset { margin: 0; padding: 0; border: 0 }
h2, h3 { font-weight: 650; line-height: 1.3; text-wrap: balance }
h2 { font-size: 20px; letter-spacing: -.015em } h3 { font-size: 17px }
ul, ol { list-style: none }
button, input, select, textarea { font: inherit; color: inherit; margin: 0 }
button { cursor: pointer; touch-action: manipulation }
a { color: var(--accent); text-underline-offset: 2px }
svg { flex: none } .drawn { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
.solid { fill: currentColor }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.muted { color: var(--muted) } .hint { color: var(--muted); font-size: 13px } .center { justify-self: center; text-align: center }

.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 44px; padding: 8px 18px;
  border: 1px solid var(--line-strong); border-radius: 12px; background: var(--surface); font-weight: 600; line-height: 1.25;
  transition: background-color .15s, border-color .15s;
}
.button:hover:not(:disabled) { background: var(--raised); border-color: var(--text) }
.button:disabled { opacity: .55 }
.button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
.button.compact { padding: 4px 12px; font-size: 13px }
.button.compact[aria-pressed=true] { background: var(--accent); color: var(--on-accent) }
.quiet, .button.quiet { border-color: transparent; background: none; color: var(--accent) }
.play {
  display: grid; place-items: center; flex: none; width: 44px; height: 44px; padding: 0; border: 1px solid transparent;
  border-radius: 50%; background: var(--soft); color: var(--accent); transition: background-color .15s, color .15s;
}
.play:hover { background: var(--accent); color: var(--on-accent) }

.field { display: grid; gap: 6px; align-content: start }
.field > label, legend { font-weight: 600; line-height: 1.35 }
.control {
  width: 100%; min-height: 44px; padding: 9px 12px; background: var(--surface); border: 1px solid var(--line-strong);
  border-radius: 12px; line-height: 1.5; transition: border-color .15s;
}
.control:hover { border-color: var(--text) } .control:disabled { background: var(--raised); color: var(--muted) }
.control::placeholder { color: var(--muted) }
.area { min-height: 116px; max-height: 420px; resize: vertical; field-sizing: content }
.select { appearance: none; padding-inline-end: 40px; text-overflow: ellipsis }
.select-box { position: relative }
.chevron { position: absolute; inset-inline-end: 12px; top: 50%; transform: translateY(-50%); display: flex; color: var(--muted); pointer-events: none }
.check-row { display: flex; gap: 12px; align-items: start; padding: 10px 0; min-height: 44px }
.check { flex: none; width: 24px; height: 24px; accent-color: var(--accent) }
.check-label { flex: 1 }
.priced { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; font-weight: 500 }
`;
