import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { Link } from '../../../foundations/link/index.ts';

interface ChipLinkProps {
  name: string;
  path: string;
  /** How many there are behind it. */
  count?: string | number;
}

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  max-inline-size: ${vars.size.form};
  min-block-size: ${vars.size.control};
  padding-inline: ${vars.space[4]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface.raised};
  color: ${vars.color.text.default};
  text-decoration: none;
  transition: border-color ${vars.motion.duration.quick};

  &:hover {
    border-color: ${vars.color.accent.default};
    color: ${vars.color.text.accent};
  }

  bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  span {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    font-variant-numeric: tabular-nums;
  }
`;

/** A short way on, among others of its kind. */
export function ChipLink({ name, path, count }: ChipLinkProps) {
  return (
    <Chip href={path}>
      <bdi {...languageOf(name)}>{name}</bdi>
      {count !== undefined && (
        <>
          {' '}
          <span>{count}</span>
        </>
      )}
    </Chip>
  );
}
