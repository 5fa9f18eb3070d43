import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessageStack } from './MessageStack.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a message stays for four seconds', () => {
  const onClose = vi.fn();
  render(
    <MessageStack
      messages={[{ id: '1', tone: 'success', text: 'Added to your bag.' }]}
      onClose={onClose}
    />,
  );
  act(() => void vi.advanceTimersByTime(3999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1');
});
