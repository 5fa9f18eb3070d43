import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/FreeShippingPopup';
import { Dialog, type DialogProps } from '../../../components/Dialog/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { Link } from '../../../foundations/link/index.ts';

export interface FreeShippingPopupProps extends Omit<DialogProps, 'title' | 'children' | 'footer'> {
  /** The threshold, formatted: `$49`. */
  amount: string;
  /** Where the order would go; empty where nobody has said, and then no place is named. */
  zipCode: string;
  /** The address of the shipping policy. */
  shippingPolicyPath: string;
  /** The address of the return policy. */
  returnPolicyPath: string;
}

const Terms = styled.ul`
  display: grid;
  gap: ${vars.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space[3]};
  }

  .icon {
    block-size: 1lh;
    color: ${vars.color.text.accent};
  }
`;

const Policies = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[6]};
  margin-block: ${vars.space[4]} 0;

  .link {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.size.control};
  }
`;

/** The terms of free shipping (specification, section 2, *Other widgets*). Load it lazily, as `Dialog`. */
export function FreeShippingPopup({
  amount,
  zipCode,
  shippingPolicyPath,
  returnPolicyPath,
  ...rest
}: FreeShippingPopupProps) {
  const statements = [
    messages.threshold(amount),
    messages.notCombined,
    messages.freeReturns,
    messages.excluded,
    ...(zipCode ? [] : [messages.dependsOnPlace]),
  ];
  return (
    <Dialog title={messages.title(amount, zipCode)} {...rest}>
      <Terms>
        {statements.map((statement) => (
          <li key={statement}>
            <Icon className="icon" name="check" />
            {statement}
          </li>
        ))}
      </Terms>
      <Policies>
        <Link className="link" href={shippingPolicyPath} onClick={rest.onClose}>
          {messages.shippingPolicy}
        </Link>
        <Link className="link" href={returnPolicyPath} onClick={rest.onClose}>
          {messages.returnPolicy}
        </Link>
      </Policies>
    </Dialog>
  );
}
