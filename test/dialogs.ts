/** jsdom has no modal dialogs: here a dialog is only open or closed. The journeys test in a browser what a dialog does to the page around it. */
export function standInForDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}
