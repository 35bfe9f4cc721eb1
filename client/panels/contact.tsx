import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Operator } from '../../engine/protocol/api.ts';
import { say } from '../i18n/sentences.ts';
import { readOperator } from '../net/api.ts';

/** How whoever runs this place can be reached, or that they cannot; `room` is the code of the one to write about. */
export function Contact({ room }: { readonly room?: string | undefined }): VNode | null {
  const operator = useSignal<Operator | null>(null);
  useEffect(() => {
    void readOperator().then((read) => {
      if (read.ok) operator.value = read.value;
    });
  }, []);
  if (operator.value === null) return null;
  const { report } = operator.value;
  const words = say.chat.report;
  if (report === null) return <p class="sheet-text">{words.noContact}</p>;
  return (
    <p class="sheet-text">
      {words.contact} {room !== undefined && words.room(room)}{' '}
      <a href={report} target="_blank" rel="noopener noreferrer">
        {words.link}
      </a>
    </p>
  );
}
