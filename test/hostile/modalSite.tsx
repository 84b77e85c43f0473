import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import * as Headless from '@headlessui/react';
import MuiModal from '@mui/material/Modal';
import * as Radix from '@radix-ui/react-dialog';
import { Modal as Bootstrap } from 'bootstrap';
import {
  type CSSProperties,
  createElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as Aria from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { TourBooking, TourBookingDialog } from 'tour-booking';
import { Drawer } from 'vaul';

/*
 * A site whose homes open in a modal ("Quick view"). `data-kind` of the page names the library of the modal, `data-door` how the
 * site has the widget, `data-options` its options as JSON.
 */
const { kind = 'radix', door = '', options = '{}' } = document.documentElement.dataset;
const given: { readonly groupId: string; readonly api: string } = JSON.parse(options);

const place: CSSProperties = { position: 'fixed', inset: 20, zIndex: 2000, overflow: 'auto', background: '#fff' };

interface ModalProps {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

/** The modal that a library without React makes of an element, with the functions that show and hide it. */
function Shown({ isOpen, children, show }: ModalProps & { readonly show: (element: HTMLElement) => () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen && ref.current ? show(ref.current) : undefined), [isOpen, show]);
  return (
    <div ref={ref} className="modal" tabIndex={-1}>
      <div className="modal-dialog modal-fullscreen">
        <div className="modal-content" style={{ overflow: 'auto' }}>
          {children}
        </div>
      </div>
    </div>
  );
}

const showBootstrap = (element: HTMLElement): (() => void) => {
  const modal = new Bootstrap(element);
  modal.show();
  return () => modal.dispose();
};

const kinds: Readonly<Record<string, (props: ModalProps) => ReactElement>> = {
  radix: ({ isOpen, setOpen, children }) => (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Portal>
        <Radix.Overlay style={{ position: 'fixed', inset: 0 }} />
        <Radix.Content style={place} aria-describedby={undefined}>
          <Radix.Title>Home 4B</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  ),
  'react-aria': ({ isOpen, setOpen, children }) => (
    <Aria.ModalOverlay isOpen={isOpen} onOpenChange={setOpen} isDismissable style={{ ...place, inset: 0 }}>
      <Aria.Modal style={place}>
        <Aria.Dialog aria-label="Home 4B">{children}</Aria.Dialog>
      </Aria.Modal>
    </Aria.ModalOverlay>
  ),
  headlessui: ({ isOpen, setOpen, children }) => (
    <Headless.Dialog open={isOpen} onClose={setOpen} style={place} aria-label="Home 4B">
      <Headless.DialogPanel>{children}</Headless.DialogPanel>
    </Headless.Dialog>
  ),
  mui: ({ isOpen, setOpen, children }) => (
    <MuiModal open={isOpen} onClose={() => setOpen(false)}>
      <div role="dialog" aria-label="Home 4B" style={place}>
        {children}
      </div>
    </MuiModal>
  ),
  bootstrap: (props) => <Shown {...props} show={showBootstrap} />,
  vaul: ({ isOpen, setOpen, children }) => (
    <Drawer.Root open={isOpen} onOpenChange={setOpen}>
      <Drawer.Portal>
        <Drawer.Overlay />
        <Drawer.Content style={place} aria-describedby={undefined}>
          <Drawer.Title>Home 4B</Drawer.Title>
          {children}
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  ),
  'base-ui': ({ isOpen, setOpen, children }) => (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => setOpen(open)}>
      <BaseDialog.Portal>
        <BaseDialog.Popup style={place} aria-label="Home 4B">
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  ),
};

const Modal = kinds[kind] ?? (() => <>no modal of the kind {kind}</>);

const trigger = (props: object): ReactElement => (
  <button type="button" {...props}>
    Tour this home
  </button>
);

/** The widget or its trigger in the modal. */
function Home() {
  return (
    <>
      <input aria-label="Note" />
      {door === 'inline' || door === 'isolate' ? (
        <TourBooking {...given} isolate={door === 'isolate'} />
      ) : door === 'dialog within' || door === 'isolated dialog within' ? (
        <TourBookingDialog {...given} isolate={door === 'isolated dialog within'} trigger={trigger} />
      ) : door === 'tag inline' ? (
        createElement('tour-booking', { 'group-id': given.groupId, api: given.api, 'time-zone': 'America/New_York' })
      ) : (
        <button type="button" data-tour-booking-open="">
          Tour this home
        </button>
      )}
    </>
  );
}

function Site() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Quick view
      </button>
      <Modal isOpen={isOpen} setOpen={setOpen}>
        <Home />
      </Modal>
      {door === 'dialog' || door === 'isolated dialog' ? (
        <TourBooking {...given} mode="dialog" isolate={door === 'isolated dialog'} />
      ) : null}
      {door === 'button' ? <TourBooking {...given} mode="button" /> : null}
      <p style={{ height: 3000 }}>A long page</p>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Site />);
