import users from 'virtual:token-users';
import catalogue from '@otzar/tokens/tokens.json';
import type { ReactNode } from 'react';
import './tokens.css';

export type Token = (typeof catalogue)[number];

/** The tokens under a path such as `font.size`, in the order of their files. */
export function tokensUnder(path: string): Token[] {
  return catalogue.filter((token) => `${token.path.join('.')}.`.startsWith(`${path}.`));
}

/** The name a designer and a developer both use: `color.text.muted`. */
export const nameOf = (token: Token) => token.path.join('.');

/** Everybody who names a token, or whichever of its group is wanted. */
function usersOf({ path }: Token): string[] {
  const named = path.map((_, place) => path.slice(0, place + 1).join('.'));
  return [...new Set(named.flatMap((name) => users[name] ?? []))].toSorted();
}

/** Who uses a token, behind a word: the list changes with every widget, and so would each picture of it. */
export function Users({ token }: { token: Token }) {
  const names = usersOf(token);
  return (
    <details>
      <summary>Who uses it</summary>
      {names.length > 0 ? names.join(', ') : 'Nobody names it yet.'}
    </details>
  );
}

/** What a token is worth, in each theme where they differ. */
function Values({ token: { value, dark } }: { token: Token }) {
  if (value === dark) return <code>{value}</code>;
  return (
    <>
      <small>Light</small>
      <code>{value}</code>
      <small>Dark</small>
      <code>{dark}</code>
    </>
  );
}

/** What looks otherwise on a dark ground, on both; for a page that is light. */
export function InBothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="grounds">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="ground" data-theme={theme}>
          {children}
        </div>
      ))}
    </div>
  );
}

interface TokenTableProps {
  /** The page's heading. */
  title: string;
  /** What the group is for. */
  children: ReactNode;
  tokens: readonly Token[];
  /** Draws one token as it looks. */
  sample: (token: Token) => ReactNode;
}

/** A page of tokens: how each looks, what it is called, what it is worth and when to use it. */
export function TokenTable({ title, children, tokens, sample }: TokenTableProps) {
  return (
    <article className="tokens">
      <h1>{title}</h1>
      <p>{children}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Looks</th>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <td>{sample(token)}</td>
              <th scope="row">
                {nameOf(token)}
                {token.description && <small>{token.description}</small>}
                <Users token={token} />
              </th>
              <td>
                <Values token={token} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
