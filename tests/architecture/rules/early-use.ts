import ts from 'typescript';
import type { HouseFile } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { nodesOf, parse } from '../source.ts';

const isWidget = ({ path }: HouseFile) =>
  /^design-system\/(components|widgets)\/.*\.tsx$/.test(path) &&
  !/\.(stories|test|guide)\.tsx$/.test(path);

/** What a browser alone draws, once it is asked for: nobody can press it before the code is there. */
const drawnOnDemand = [
  'AssistancePanel/',
  'DepartmentsTree/',
  'HebrewKeyboard/',
  'MobileMenu/',
  'SearchBox/',
];

const mayBeOnDemand = ({ path }: HouseFile) => drawnOnDemand.some((part) => path.includes(part));

/** Whether an element is a plain button that does something when it is pressed, and has no `ref`. */
function losesEarlyPress(node: ts.Node): boolean {
  if (!ts.isJsxOpeningElement(node) || node.tagName.getText() !== 'button') return false;
  const given = node.attributes.properties.map((one) => one.name?.getText());
  return given.includes('onClick') && !given.includes('ref');
}

export const earlyUse: Rule = {
  name: 'a plain button hears of a press that came before its page was hydrated: it has a ref of foundations/replay',
  breaches: (files) =>
    files
      .filter((file) => isWidget(file) && !mayBeOnDemand(file))
      .filter((file) => [...nodesOf(parse(file))].some(losesEarlyPress))
      .map(({ path }) => `${path} has a button that hears of no earlier press`),
  broken: [
    [
      sample(
        'design-system/widgets/A/A.tsx',
        'export const A = () => <button type="button" onClick={go}>Go</button>;',
      ),
    ],
  ],
};
