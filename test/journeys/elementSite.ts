/** A site that has React in its bundle, and uses the element. */
import 'tour-booking/element';
