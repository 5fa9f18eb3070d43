import { posix } from 'node:path';
import type { HouseFile } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { isStyled, stylesOf } from './styles.ts';

const folderOf = ({ path }: HouseFile) => posix.dirname(path);

/** A value that a block picks out by hand; `true` and `false` are no variants, but whether something is so. */
const picked = /\[(data-[\w-]+)[*^$|~]?=['"]?(?!true\b|false\b)[\w-]+/g;

/** What another library writes on its elements has no record here. */
const isOwn = (attribute: string, file: HouseFile, files: HouseFile[]) =>
  files.some(
    (other) => folderOf(other) === folderOf(file) && other.text.includes(`${attribute}={`),
  );

export const variantRecords: Rule = {
  name: 'variants have their styles in typed records, so that one without a style does not compile',
  breaches: (files) =>
    files.filter(isStyled).flatMap((file) =>
      stylesOf(file)
        .flatMap((css) => [...css.matchAll(picked)])
        .filter(([, attribute = '']) => isOwn(attribute, file, files))
        .map(([found]) => `${file.path}: ${found}'] stands outside \`variants\``),
    ),
  broken: [
    [
      sample(
        'design-system/components/A/A.tsx',
        "const A = styled.p`&[data-tone='loud'] { opacity: 1; }`; const B = () => <A data-tone={tone} />;",
      ),
    ],
    [
      sample(
        'design-system/components/A/look.ts',
        "export const look = css`li[data-state='done'] > b { opacity: 1; }`;",
      ),
      sample('design-system/components/A/A.tsx', 'const B = () => <li data-state={state} />;'),
    ],
  ],
};
