import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';

/** To the start page: all that can be done here, or one of several things. */
export const StartPageLink = ({ isMain = false }: { readonly isMain?: boolean }): VNode => (
  <a class={isMain ? 'piece' : 'piece quiet'} href="/">
    {say.links.startPage}
  </a>
);
