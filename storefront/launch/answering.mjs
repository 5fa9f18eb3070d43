import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

/** Certificates of tests are signed by themselves. */
const ask = (origin) =>
  new Promise((resolve, reject) => {
    const { get } = origin.startsWith('https:') ? https : http;
    get(`${origin}/api/customer`, { rejectUnauthorized: false }, (response) => {
      response.resume().once('end', resolve);
    }).once('error', reject);
  });

/**
 * Waits until a shop answers, whatever it answers.
 * @param {string} origin
 * @param {{ withinMs: number, isRunning?: () => boolean }} options nothing is waited for once its process `isRunning` no more
 * @returns {Promise<boolean>} whether it does
 */
export async function isAnswering(origin, { withinMs, isRunning = () => true }) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && isRunning()) {
    try {
      await ask(origin);
      return true;
    } catch {
      await wait(50);
    }
  }
  return false;
}
