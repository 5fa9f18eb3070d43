import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/LanguageToggle';
import { replay } from '../../../foundations/replay/index.ts';

export interface LanguageToggleProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** Which one is shown. */
  language: 'eng' | 'heb';
  /** Whether there is any Hebrew to show; without it there is nothing to choose, and no toggle. */
  hebrew?: boolean;
  /** Told which one is wanted. */
  onChange: (language: 'eng' | 'heb') => void;
}

const Pair = styled.fieldset`
  display: inline-flex;
  margin: 0;
  padding: 0;
  border: ${vars.border.hairline} solid ${vars.color.line.strong};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface.raised};

  button {
    min-block-size: ${vars.size.control};
    padding-inline: ${vars.space[4]};
    border: 0;
    border-radius: ${vars.radius.pill};
    background: none;
    color: ${vars.color.text.muted};
    font: inherit;
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.medium};
    cursor: pointer;
    transition: color ${vars.motion.duration.quick};
  }

  button:hover {
    color: ${vars.color.text.default};
  }

  button[aria-pressed='true'] {
    background: ${vars.color.text.default};
    color: ${vars.color.surface.page};
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** English or Hebrew product text (specification, section 4, *Product language*). */
export function LanguageToggle({
  language,
  hebrew = true,
  onChange,
  ...rest
}: LanguageToggleProps) {
  if (!hebrew) return null;
  return (
    <Pair aria-label={messages.productLanguage} {...rest}>
      <button
        ref={replay}
        type="button"
        aria-pressed={language === 'eng'}
        onClick={() => onChange('eng')}
      >
        {messages.english}
      </button>
      <button
        ref={replay}
        type="button"
        lang="he"
        aria-pressed={language === 'heb'}
        onClick={() => onChange('heb')}
      >
        עברית
      </button>
    </Pair>
  );
}
