import '../style/verify.css';
import holdsIcon from 'lucide-static/icons/circle-check.svg?raw';
import openIcon from 'lucide-static/icons/circle-help.svg?raw';
import differsIcon from 'lucide-static/icons/circle-x.svg?raw';
import type { VNode } from 'preact';
import { sayVerify } from '../i18n/verify-sentences.ts';
import { Icon } from '../panels/icon.tsx';
import type { Outcome, Report } from './check-record.ts';

const ICONS: Readonly<Record<Outcome, string>> = { holds: holdsIcon, differs: differsIcon, open: openIcon };

/** What was looked at, one by one, and what came of it; under it what none of it shows. */
export function CheckList({ report }: { readonly report: Report }): VNode {
  return (
    <>
      <ol class="findings" aria-label={sayVerify.checks}>
        {report.checks.map((check) => {
          const { title, text } = sayVerify.check(check, report);
          return (
            <li key={check.about} class={`finding ${check.outcome}`}>
              <Icon svg={ICONS[check.outcome]} />
              <div>
                <p class="finding-title">
                  {title}
                  <span class="unseen-text">: {sayVerify.outcomes[check.outcome]}.</span>
                </p>
                <p class="finding-text">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <section class="not-shown">
        <h2>{sayVerify.notChecked}</h2>
        {sayVerify.limits(report).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
    </>
  );
}
