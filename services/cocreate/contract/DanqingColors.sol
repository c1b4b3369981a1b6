// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// Co-created colours of Danqing. The number of a token is that of its colour on the site. No token is ever burned, so that a
/// number is minted once; where metadata stands is said at the deployment and never changes.
contract DanqingColors is ERC721, Ownable {
    string private _metadata;

    /// @param metadata Address that the number of a token completes.
    constructor(string memory metadata) ERC721("Danqing Colors", "DANQING") Ownable(msg.sender) {
        _metadata = metadata;
    }

    /// Reverts with ERC721InvalidSender when the token is there. No receiver is called.
    function mint(address to, uint256 tokenId) external onlyOwner {
        _mint(to, tokenId);
    }

    function _baseURI() internal view override returns (string memory) {
        return _metadata;
    }
}
