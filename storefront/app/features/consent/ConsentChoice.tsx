import { ConsentBar } from '@otzar/design-system/widgets/frame/ConsentBar';
import { type Consent, needsConsent } from '@otzar/domain/consent';
import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { failureSentence } from '../../platform/call-failed.ts';
import { showMessageAtom } from '../../platform/messages.ts';
import { haveCome, type Partners, thirdParties } from '../../platform/third-parties.ts';
import { dropHeld, trackWith } from '../../platform/tracking.ts';
import { loadAgain } from '../../platform/typed-words.ts';
import { wantedAtom } from './choices.ts';
import { consentModule } from './consent-module.ts';

/** Whether this browser says for its shopper that they want not to be followed. */
const browserObjects = (): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;

interface ConsentChoiceProps {
  partners: Partners;
}

/** Asks whether other companies may help, and lets them once they may. Nothing of theirs comes before. */
export function ConsentChoice({ partners }: ConsentChoiceProps) {
  const consent = useAtomValue(consentModule.atom);
  const change = useSetAtom(consentModule.atom);
  const [wanted, want] = useAtom(wantedAtom);
  const show = useSetAtom(showMessageAtom);
  const opener = useRef<Element | null>(null);
  const takeFocus = useRef<HTMLElement>(null);

  useEffect(() => {
    if (consent === 'all') return trackWith(thirdParties(partners));
    if (consent === undefined) return;
    dropHeld();
    // Taken back, here or in another tab: what is in the page already is heard no more only when that is gone.
    if (haveCome()) loadAgain();
  }, [consent, partners]);

  useEffect(() => {
    if (!wanted) return;
    opener.current = document.activeElement;
    takeFocus.current?.focus();
  }, [wanted]);

  const asked = needsConsent({ others: true, consent: consent ?? null, objects: browserObjects() });
  if (consent === undefined || !(asked || wanted)) return null;

  const choose = async (said: Consent) => {
    await change(() => said);
    want(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    if (said !== 'all' || !wanted || wanted === 'choices') return;
    // The effect above hands over once this has been drawn; what was wanted need not wait for it.
    const others = thirdParties(partners);
    const open = wanted === 'chat' ? others.openChat : others.openFeedback;
    await open().catch((error: unknown) => show({ tone: 'error', text: failureSentence(error) }));
  };

  return (
    <ConsentBar
      ref={takeFocus}
      shop={brand.name}
      reason={wanted === 'chat' || wanted === 'feedback' ? wanted : undefined}
      chosen={consent ?? undefined}
      privacyPath={paths.privacyPolicy}
      onAccept={() => void choose('all')}
      onDecline={() => void choose('needed')}
    />
  );
}

/**
 * Opens what a company brings, or says why not. It may be asked for before the choice has handed over to them.
 * @returns whether it may come already
 */
export async function openAllowed(kind: 'chat' | 'feedback', partners: Partners): Promise<boolean> {
  if ((await consentModule.load()) !== 'all') return false;
  const others = thirdParties(partners);
  await (kind === 'chat' ? others.openChat() : others.openFeedback());
  return true;
}
