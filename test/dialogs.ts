/** jsdom has no modal dialogs: here one is open or not. The journeys in the browser see to what is outside of one. */
export function standInForDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}
