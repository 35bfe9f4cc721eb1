import { expect, test } from 'vitest';
import { noChatText } from '../../../client/panels/no-chat.ts';

test('[U88] without a socket the page says that the chat is not shown, and not that nobody has said anything', () => {
  expect(noChatText(false, 'polling')).toBe('The chat is not shown while so many watch this room.');
  expect(noChatText(false, 'live')).toBeNull();
  expect(noChatText(false, 'lost')).toBeNull();
});

test('[U81] who has hidden the chat reads that, with a socket or without', () => {
  expect(noChatText(true, 'live')).toBe('You have hidden the chat on this device.');
  expect(noChatText(true, 'polling')).toBe('You have hidden the chat on this device.');
});
