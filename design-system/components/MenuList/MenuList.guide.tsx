import { Icon } from '../../foundations/icons/index.ts';
import type { DoAndDont } from '../../guide.ts';
import { MenuList } from './MenuList.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <MenuList aria-label="Help">
          <li>
            <button type="button">
              <Icon name="chat" />
              <span>
                Chat
                <small>Until five today</small>
              </span>
            </button>
          </li>
          <li>
            <a href="/contact">Write to us</a>
          </li>
        </MenuList>
      ),
      because: 'A few ways on, each named by where it leads.',
    },
    wrong: {
      shows: () => (
        <MenuList aria-label="Delivery">
          <li>
            <button type="button">Standard shipping</button>
          </li>
          <li>
            <button type="button">Express shipping</button>
          </li>
        </MenuList>
      ),
      because: 'A choice in a form shows what is chosen: take RadioCards.',
    },
  },
];
