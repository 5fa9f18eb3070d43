/**
 * How a page for reading looks: paper and ink, by lamplight where the reader's system is dark. The server
 * writes it whole, without the app, so its colours stand here once more. Faces need no quotation marks.
 */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f3; --sheet: #ffffff; --ink: #1b2430; --muted: #55606c; --line: #e4ded3; --accent: #9b1b30; --on-accent: #ffffff; --gold: #b08d3e; --focus: #1f5fbf }
@media (prefers-color-scheme: dark) { :root { --paper: #14181d; --sheet: #1b2127; --ink: #ece6da; --muted: #b5b1a8; --line: #363f49; --accent: #f0a3ae; --on-accent: #14181d; --gold: #c9a95c; --focus: #7fb0ff } }
@media (prefers-contrast: more) { :root { --muted: var(--ink); --line: var(--ink) } }
* { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-block-start: 5rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.7 Frank Ruhl Libre, Iowan Old Style, Georgia, Times New Roman, serif; overflow-wrap: anywhere }
a { color: var(--accent); text-underline-offset: 0.2em }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
.bar { position: sticky; inset-block-start: 0; z-index: 1; display: flex; align-items: center; gap: 0.5rem 1.25rem; padding: 0.5rem max(1rem, calc(50% - 36rem)); background: var(--paper); border-block-end: 1px solid var(--line); font: 0.9375rem/1.4 Heebo, Helvetica Neue, Arial, sans-serif }
.bar a { display: inline-flex; align-items: center; min-block-size: 2.75rem }
.bar .name { flex: 1; min-inline-size: 0; overflow: hidden; color: var(--muted); text-align: center; text-overflow: ellipsis; white-space: nowrap }
main { max-inline-size: 44rem; margin: 0 auto; padding: 0 1.25rem 6rem }
.title { display: grid; align-content: center; gap: 1rem; min-block-size: 70vh; padding-block: 4rem; text-align: center }
.title h1 { margin: 0; font-weight: 500; font-size: clamp(2rem, 7vw, 3.25rem); line-height: 1.12; text-wrap: balance }
.title h2 { margin: 0; color: var(--muted); font-weight: 400; font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.2 }
.title p { margin: 0 }
.title .by { font-size: 1.25rem }
.title .said { max-inline-size: 28rem; margin-inline: auto; color: var(--muted); font-style: italic }
.title .house { color: var(--muted); font-size: 0.9375rem; letter-spacing: 0.06em }
.rule { inline-size: 4rem; block-size: 1px; margin: 0 auto; background: var(--gold) }
nav { padding: 1.5rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet); font: 1rem/1.5 Heebo, Helvetica Neue, Arial, sans-serif }
nav h2 { margin: 0 0 0.5rem; font: 500 1.25rem/1.3 Frank Ruhl Libre, Georgia, serif }
nav ol { margin: 0; padding: 0; list-style: none }
nav li + li { border-block-start: 1px solid var(--line) }
nav li a { display: flex; align-items: center; min-block-size: 2.75rem; color: var(--ink); text-decoration: none }
nav li a:hover { color: var(--accent) }
.chapter { padding-block-start: 5rem }
.chapter h2 { margin: 0 0 2rem; font-weight: 500; font-size: 1.875rem; line-height: 1.2; text-align: center }
.chapter h2::before { content: ''; display: block; inline-size: 2.5rem; block-size: 1px; margin: 0 auto 1.5rem; background: var(--gold) }
.chapter p { margin: 0; text-wrap: pretty; hyphens: auto }
.chapter p + p { text-indent: 1.5em }
.chapter h2 + p::first-letter { color: var(--accent); font-size: 1.6em; line-height: 1 }
[lang='he'] p { line-height: 1.8 }
.facts { margin: 5rem 0 0; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); color: var(--muted); font: 0.9375rem/1.6 Heebo, Helvetica Neue, Arial, sans-serif }
.facts dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1.5rem; margin: 0 0 1.5rem }
.facts dd { margin: 0; color: var(--ink) }
.notice { display: grid; gap: 1rem; max-inline-size: 34rem; padding-block: 6rem; text-align: start }
.notice h1 { margin: 0; font-weight: 500; font-size: 2rem; line-height: 1.2 }
.notice p { margin: 0 }
.button { justify-self: start; display: inline-flex; align-items: center; min-block-size: 2.75rem; padding: 0 1.25rem; border-radius: 4px; background: var(--accent); color: var(--on-accent); font: 500 1rem Heebo, Helvetica Neue, Arial, sans-serif; text-decoration: none }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
@media print { .bar, nav { display: none } .title { min-block-size: 0 } }
`;
