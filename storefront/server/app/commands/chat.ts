import { ChatText } from '@otzar/contract/chat';
import { withoutDirectionMarks } from '@otzar/contract/text';
import * as v from 'valibot';
import { StartProblem } from '../../db/start-problem.ts';
import { answerThread, noteAnswered } from '../../features/chat/answer.ts';
import { threadInWords, waitingInWords } from '../../features/chat/told.ts';
import { storable } from '../../kit/body.ts';
import { command } from './command.ts';

const USAGE =
  'npm run chat lists who waits for an answer; npm run chat -- 7 shows chat 7, npm run chat -- 7 "your answer" answers it, and npm run chat -- 7 --answered takes it off the list.';

/** What a shopkeeper asks for. */
type Asked =
  | { do: 'list' }
  | { do: 'read'; id: number }
  | { do: 'note'; id: number }
  | { do: 'answer'; id: number; text: string };

/** @throws {StartProblem} with the usage, or with what is wrong with the answer */
function readArguments([number, text, ...more]: string[]): Asked {
  if (number === undefined) return { do: 'list' };
  const id = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  if (id === 0 || more.length > 0) throw new StartProblem(USAGE);
  if (text === undefined) return { do: 'read', id };
  if (text === '--answered') return { do: 'note', id };
  const answer = v.safeParse(ChatText, withoutDirectionMarks(storable(text)));
  if (!answer.success) throw new StartProblem(answer.issues[0].message);
  return { do: 'answer', id, text: answer.output };
}

const answeredInWords = (email: string | null): string =>
  email === null
    ? 'Your answer stands in the chat. They have left no e-mail address.'
    : `Your answer stands in the chat, and goes to ${email} unless it is seen there within five minutes.`;

await command(
  () => readArguments(process.argv.slice(2)),
  async (counter, asked) => {
    switch (asked.do) {
      case 'list':
        return waitingInWords(counter.db);
      case 'read':
        return threadInWords(counter.db, asked.id);
      case 'note':
        await noteAnswered(counter, asked.id);
        return `Chat ${asked.id} waits for no answer any more.`;
      case 'answer':
        return answeredInWords(await answerThread(counter, asked.id, asked.text));
    }
  },
);
