import { brand } from '../brand.ts';

const CLOSED = 'The chat is closed just now. Send us a message or an e-mail and we will answer.';

/** Brings the provider's chat window. @throws {Error} with a sentence, when there is none or it does not come. */
export function openChat(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!brand.chatScript) {
      reject(new Error(CLOSED));
      return;
    }
    const script = document.createElement('script');
    script.src = brand.chatScript;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(CLOSED));
    };
    document.head.append(script);
  });
}
