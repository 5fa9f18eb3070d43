/**
 * How a letter looks. Mail readers know tables and styles on the elements themselves; what they make of the
 * style sheet varies, so it only adds the dark colours, over the light ones of the elements.
 */
export const INLINE = {
  body: 'margin:0;padding:0;background:#fbf8f3;color:#1b2430;font:16px/1.6 Heebo,Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%',
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0;color:transparent;font-size:1px',
  outer: 'width:100%;border-collapse:collapse;background:#fbf8f3',
  margin: 'padding:24px 12px 40px',
  frame: 'width:100%;max-width:600px;border-collapse:separate;border-spacing:0',
  brand:
    "padding:8px 4px 20px;font:500 28px/1 'Frank Ruhl Libre',Georgia,serif;letter-spacing:0.01em;text-align:center",
  sheet:
    'padding:32px 28px;background:#ffffff;border:1px solid #e4ded3;border-top:4px solid #9b1b30;border-radius:8px',
  heading:
    "margin:0 0 16px;font:500 28px/1.25 'Frank Ruhl Libre',Georgia,serif;color:#1b2430;overflow-wrap:anywhere",
  paragraph: 'margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere',
  table: 'width:100%;margin:8px 0 24px;border-collapse:collapse;border-bottom:1px solid #e4ded3',
  label:
    'padding:10px 16px 10px 0;border-top:1px solid #e4ded3;text-align:start;vertical-align:top;font-weight:400;overflow-wrap:anywhere;word-break:break-word',
  value:
    'padding:10px 0;border-top:1px solid #e4ded3;text-align:end;white-space:nowrap;vertical-align:top',
  strong: 'font-weight:700',
  under: 'color:#55606c;font-size:15px',
  words:
    'padding:0 0 10px;white-space:pre-line;overflow-wrap:anywhere;color:#55606c;font-size:15px',
  buttonTable: 'margin:8px 0 24px;border-collapse:separate',
  buttonCell: 'background:#9b1b30;border-radius:4px;text-align:center',
  button:
    'display:inline-block;padding:12px 24px;border-radius:4px;color:#ffffff;font-weight:500;line-height:20px;text-decoration:none',
  foot: 'padding:20px 4px 0;color:#55606c;font-size:14px;text-align:center',
} as const;

/** The dark colours, and an edge to edge sheet on a phone. */
export const SHEET = `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (max-width: 480px) { .sheet { padding: 24px 18px !important } .heading { font-size: 25px !important } }
  @media (prefers-color-scheme: dark) {
    .ground { background: #14181d !important; color: #ece6da !important }
    .sheet { background: #1d232a !important; border-color: #3a424c !important; border-top-color: #c8475c !important }
    .heading { color: #ece6da !important }
    .brand { color: #f0a3ae !important }
    .quiet { color: #b5b1a8 !important }
    .line { border-color: #3a424c !important }
    .button { background: #f0a3ae !important; color: #14181d !important }
  }
`;
