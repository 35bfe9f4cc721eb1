import { Component, type ComponentChildren } from 'preact';
import { partOf } from '../parts/part.ts';
import { pageOf } from '../parts/part-page.tsx';
import { setPageBroken } from '../state/page-broken.ts';

interface GuardProps {
  readonly children: ComponentChildren;
}

const BrokenPage = pageOf(partOf(async () => (await import('./broken-page.tsx')).BrokenPage));

/** What is in it until a component there throws; from then on what says so, and a way on. */
export class Guard extends Component<GuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  override componentDidCatch(error: unknown): void {
    setPageBroken();
    this.setState({ isBroken: true });
    // It is no less an error for having been caught.
    reportError(error);
  }

  override render(): ComponentChildren {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
